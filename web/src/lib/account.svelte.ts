import { api } from './api';
import type { Me } from './types';

const now = $state<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

export const account = {
  get me(): Me | null {
    return now.me;
  },
  /* whether the server has said who this is, or did not answer */
  get asked(): boolean {
    return now.asked;
  },
  async load(): Promise<void> {
    now.me = await api.me().catch(() => null);
    now.asked = true;
  },
  async rename(name: string): Promise<void> {
    await api.rename(name);
    await account.load();
  },
  async register(name: string, password: string): Promise<void> {
    await api.register(name, password);
    await account.load();
  },
  async login(name: string, password: string): Promise<void> {
    await api.login(name, password);
    await account.load();
  },
  async logout(all: boolean): Promise<void> {
    await api.logout(all);
    await account.load();
  },
};

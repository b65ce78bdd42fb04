/* Small things kept in the browser; a browser without storage keeps them as long as the page lives. */
const memory = new Map<string, string>();

export function keep(key: string, value: string | null): void {
  const full = `orrery.${key}`;
  if (value === null) memory.delete(full);
  else memory.set(full, value);
  try {
    if (value === null) localStorage.removeItem(full);
    else localStorage.setItem(full, value);
  } catch {
    /* kept in memory */
  }
}

export function kept(key: string): string | null {
  const full = `orrery.${key}`;
  try {
    return localStorage.getItem(full) ?? memory.get(full) ?? null;
  } catch {
    return memory.get(full) ?? null;
  }
}

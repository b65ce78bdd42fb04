/* Three small sounds, off unless switched on: a die, a card, "your turn". */
import { keep, kept } from './keep';

const now = $state({ on: kept('sound') === 'on' });
let context: AudioContext | null = null;

/* [frequency, start, length, volume] */
type Note = [number, number, number, number];

const SOUNDS: Record<'die' | 'card' | 'turn', Note[]> = {
  die: [[320, 0, 0.04, 0.12], [260, 0.09, 0.04, 0.1], [210, 0.17, 0.05, 0.08]],
  card: [[520, 0, 0.05, 0.05], [390, 0.04, 0.08, 0.05]],
  turn: [[523, 0, 0.14, 0.07], [784, 0.13, 0.26, 0.07]],
};

export const sound = {
  get on(): boolean {
    return now.on;
  },
  set(on: boolean): void {
    now.on = on;
    keep('sound', on ? 'on' : 'off');
    if (on) sound.play('turn');
  },
  play(name: keyof typeof SOUNDS): void {
    if (!now.on || document.hidden) return;
    context ??= new AudioContext();
    for (const [pitch, start, long, loud] of SOUNDS[name]) {
      const at = context.currentTime + start;
      const voice = context.createOscillator();
      const gain = context.createGain();
      voice.type = 'triangle';
      voice.frequency.value = pitch;
      gain.gain.setValueAtTime(loud, at);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
      voice.connect(gain).connect(context.destination);
      voice.start(at);
      voice.stop(at + long);
    }
  },
};

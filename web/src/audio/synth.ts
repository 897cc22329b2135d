/** Synthesizer on Web Audio: wood, paper, kalimba and glass from sines and noise, so no file is loaded. */

/** Gain at full volume. */
const LOUDEST = 0.72;
/** G major up to its octave: the sixth note leads, the seventh resolves. */
const LINE = [392, 440, 493.88, 587.33, 659.25, 739.99, 783.99];
const CHORD = [196, 293.66, 392, 493.88, 587.33, 783.99];
const YOUR_TURN_HZ = 587.33;
const SUSPENSE_HZ = 739.99;

export class Synth {
  #out: GainNode;
  #noise: AudioBuffer;
  #open: { oscillator: OscillatorNode; gain: GainNode } | null = null;

  constructor(private readonly context: AudioContext) {
    const together = context.createDynamicsCompressor();
    this.#out = context.createGain();
    this.#out.gain.value = LOUDEST;
    this.#out.connect(together).connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  /** 0 to 1. */
  set volume(volume: number) {
    this.#out.gain.value = LOUDEST * volume;
  }

  /** A second of the last ones on the turn clock. */
  tick(): void {
    this.#wood(520, 0, 0.28, 0.07);
  }

  /** A card turns over. */
  paper(after = 0, loud = 1): void {
    this.#rustle({ after, lasts: 0.07, pitch: 3600, width: 0.8, loud: 0.5 * loud });
    this.#rustle({ after: after + 0.018, lasts: 0.05, pitch: 1700, width: 1.2, loud: 0.22 * loud });
  }

  /** A number lands; its pitch rises with its place in the line. */
  kalimba(cards: number, after = 0): void {
    this.#tine(LINE[Math.min(Math.max(cards, 1), LINE.length) - 1]!, after, 0.5);
  }

  /** Something else is put down above the line. */
  tap(after = 0): void {
    this.#wood(330, after, 0.16, 0.09);
  }

  /** Play the sound of a stay. */
  knock(after = 0): void {
    this.#wood(150, after, 0.5, 0.16);
  }

  /** A bust: soft wood that falls, no buzzer. */
  fall(): void {
    [232, 174, 131, 98].forEach((pitch, at) => this.#wood(pitch, at * 0.115, 0.42 - at * 0.06, 0.2));
  }

  /** Saved by a Second Chance. */
  bright(after = 0): void {
    this.#tine(880, after, 0.4);
    this.#tine(1174.66, after + 0.13, 0.45);
  }

  /** A Second Chance is kept. */
  shoot(after = 0): void {
    this.#tine(880, after, 0.25);
  }

  /** A Freeze. */
  glass(): void {
    for (const [pitch, loud] of [
      [2637, 0.16],
      [3951, 0.1],
      [5274, 0.05],
    ] as const)
      this.#sine(pitch, 0, loud, 0.32);
    this.#rustle({ after: 0, lasts: 0.02, pitch: 7000, width: 2, loud: 0.14 });
  }

  /** It is your turn. */
  yourTurn(): void {
    this.#tine(YOUR_TURN_HZ, 0, 0.42);
  }

  /** Seven notes, one for each petal, and then all of them. */
  bloom(): void {
    LINE.forEach((pitch, at) => this.#tine(pitch, at * 0.09, 0.4));
    CHORD.forEach((pitch) => this.#tine(pitch, 0.9, 0.3, 2.2));
  }

  /** The discard pile is shuffled. */
  riffle(): void {
    for (let at = 0; at < 14; at++) this.paper(at * 0.035, 0.35 + 0.02 * at);
  }

  /** Suspense: a tone that sounds until `close`. */
  open(): void {
    if (this.#open) return;
    const now = this.context.currentTime;
    const oscillator = this.context.createOscillator();
    const gain = this.context.createGain();
    oscillator.frequency.value = SUSPENSE_HZ;
    gain.gain.setValueAtTime(0.0001, now);
    gain.gain.exponentialRampToValueAtTime(0.07, now + 0.25);
    oscillator.connect(gain).connect(this.#out);
    oscillator.start(now);
    this.#open = { oscillator, gain };
  }

  close(): void {
    if (!this.#open) return;
    const { oscillator, gain } = this.#open;
    const now = this.context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(0.0001, now, 0.05);
    oscillator.stop(now + 0.4);
    this.#open = null;
  }

  /** A tine of a kalimba: the tone, its high overtone that dies at once, and the thumb. */
  #tine(pitch: number, after: number, loud: number, lasts = 1.1): void {
    this.#sine(pitch, after, loud, lasts);
    this.#sine(pitch * 2, after, loud * 0.12, lasts * 0.4);
    this.#sine(pitch * 5.42, after, loud * 0.1, 0.09);
    this.#rustle({ after, lasts: 0.014, pitch: 2200, width: 1, loud: loud * 0.25 });
  }

  /** Wood: a short tone that drops, and the knock itself. */
  #wood(pitch: number, after: number, loud: number, lasts: number): void {
    this.#sine(pitch, after, loud, lasts, pitch * 0.72);
    this.#rustle({ after, lasts: 0.03, pitch: pitch * 4.5, width: 1.4, loud: loud * 0.7 });
  }

  #sine(pitch: number, after: number, loud: number, lasts: number, to = pitch): void {
    const begin = this.context.currentTime + after;
    const oscillator = this.context.createOscillator();
    const gain = this.context.createGain();
    oscillator.frequency.setValueAtTime(pitch, begin);
    if (to !== pitch) oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    this.#strike(gain, begin, loud, lasts);
    oscillator.connect(gain).connect(this.#out);
    oscillator.start(begin);
    oscillator.stop(begin + lasts + 0.05);
  }

  #rustle(how: { after: number; lasts: number; pitch: number; width: number; loud: number }): void {
    const begin = this.context.currentTime + how.after;
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const gain = this.context.createGain();
    source.buffer = this.#noise;
    filter.type = "bandpass";
    filter.frequency.value = how.pitch;
    filter.Q.value = how.width;
    this.#strike(gain, begin, how.loud, how.lasts);
    source.connect(filter).connect(gain).connect(this.#out);
    source.start(begin, Math.random() * 0.8);
    source.stop(begin + how.lasts + 0.05);
  }

  #strike(gain: GainNode, begin: number, loud: number, lasts: number): void {
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  }
}

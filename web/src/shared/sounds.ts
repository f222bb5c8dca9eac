/** Synthesised sounds: wooden clicks and small chords, no recordings. */
import { settings } from "./settings.svelte";

export type Sound = "checker" | "hit" | "dice" | "cube" | "illegal" | "flag" | "win" | "lose";

let context: AudioContext | null = null;

/** A short burst of filtered noise: wood on wood. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number) {
  const length = 0.07;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * Math.exp((-6 * index) / samples.length);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  const gain = audio.createGain();
  gain.gain.value = loudness * settings.volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number) {
  const oscillator = audio.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.18 * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  const now = audio.currentTime;
  switch (sound) {
    case "checker":
      knock(audio, now, 1400, 1.1);
      break;
    case "hit":
      knock(audio, now, 900, 1.5);
      knock(audio, now + 0.07, 1500, 0.9);
      break;
    case "dice":
      for (const delay of [0, 0.06, 0.11, 0.19, 0.24]) {
        knock(audio, now + delay, 2300 + 900 * Math.random(), 0.7);
      }
      break;
    case "cube":
      knock(audio, now, 600, 1.6);
      tone(audio, now + 0.03, 330, 0.35);
      break;
    case "illegal":
      tone(audio, now, 165, 0.18);
      break;
    case "flag":
      for (const delay of [0, 0.3]) tone(audio, now + delay, 880, 0.25);
      break;
    case "win":
      [523, 659, 784, 1047].forEach((pitch, index) => tone(audio, now + index * 0.11, pitch, 0.5));
      break;
    case "lose":
      [392, 330, 262].forEach((pitch, index) => tone(audio, now + index * 0.15, pitch, 0.5));
      break;
  }
}

/** A WAV file, mono, 16 bit, of samples between -1 and 1. */
export function encodeWav(samples: Float32Array, rate = 16_000): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const word = (offset: number, text: string): void => {
    for (let i = 0; i < 4; i++) view.setUint8(offset + i, text.charCodeAt(i));
  };
  word(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  word(8, "WAVE");
  word(12, "fmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(44 + i * 2, Math.round(bounded * (bounded < 0 ? 0x8000 : 0x7fff)), true);
  });
  return new Blob([view.buffer], { type: "audio/wav" });
}

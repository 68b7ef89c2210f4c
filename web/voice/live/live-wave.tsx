import { useEffect, useRef } from "react";
import type { CallState } from "../call/machine/call-state.ts";
import type { CallSession } from "../call/session.ts";
import { quiet } from "../../ui/bars.ts";
import { stillFor } from "../../ui/just-pressed.ts";
import { BARS } from "../resting-wave.tsx";

const WIDTH = 560;
const HEIGHT = 112;
const PITCH = 8;
/** Share of the way to the new height that a bar goes in one frame. */
const EASE = 0.3;

/**
 * How high each bar stands for a loudness of 0 to 1. The assistant's wave has its crest in the left half, the visitor's
 * in the right: place tells them apart as well as colour. `phase` lets bars differ from frame to frame.
 */
function heights(level: number, who: "assistant" | "visitor", phase: number): number[] {
  const crest = who === "assistant" ? 0.38 : 0.62;
  return Array.from({ length: BARS }, (_, i) => {
    const away = i / (BARS - 1) - crest;
    const envelope = Math.exp(-(away * away) / 0.07);
    const uneven = 0.55 + 0.45 * Math.abs(Math.sin(i * 1.9 + phase) * Math.cos(i * 0.7 - phase * 0.6));
    return level * envelope * uneven * HEIGHT * 0.94;
  });
}

/** The call's real loudness as 70 bars on one canvas. With reduced motion only their height changes, at once. */
export function LiveWave({ session, call }: { session: CallSession; call: CallState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { getLevels, subscribeLevels } = session;
  const connecting = call.status !== "active" && call.status !== "completed";
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const shown = quiet(BARS);
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let phase = 0;
    let who: "assistant" | "visitor" = "assistant";

    const draw = () => {
      const wait = stillFor();
      if (wait > 0) {
        timer = setTimeout(() => {
          frame = requestAnimationFrame(draw);
        }, wait);
        return;
      }
      frame = 0;
      const { assistant, visitor } = getLevels();
      if (assistant > 0.01 || visitor > 0.01) who = assistant >= visitor ? "assistant" : "visitor";
      const level = Math.max(assistant, visitor);
      if (!still.matches && level > 0.01) phase += 0.11;
      const wanted = heights(connecting ? 0.12 : level, who, still.matches ? 0 : phase);
      let moving = level > 0.01 && !still.matches;
      for (let i = 0; i < BARS; i++) {
        const gap = (wanted[i] as number) - (shown[i] as number);
        shown[i] =
          still.matches || Math.abs(gap) < 0.3 ? (wanted[i] as number) : (shown[i] as number) + gap * EASE;
        if (shown[i] !== wanted[i]) moving = true;
      }
      element.classList.toggle("is-assistant", level > 0.01 && who === "assistant");
      element.classList.toggle("is-visitor", level > 0.01 && who === "visitor");
      paint(element, context, shown);
      if (moving) frame = requestAnimationFrame(draw);
    };
    const wake = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const stop = subscribeLevels(wake);
    const resized = new ResizeObserver(wake);
    resized.observe(element);
    wake();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      resized.disconnect();
      stop();
    };
  }, [getLevels, subscribeLevels, connecting]);
  return <canvas className="wave" ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
}

function paint(element: HTMLCanvasElement, context: CanvasRenderingContext2D, shown: readonly number[]) {
  const scale = (element.clientWidth / WIDTH) * window.devicePixelRatio || 1;
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)];
  if (element.width !== width) element.width = width;
  if (element.height !== height) element.height = height;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = getComputedStyle(element).color;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (const [i, bar] of shown.entries()) {
    const x = 4 + i * PITCH;
    context.moveTo(x, HEIGHT / 2 - bar / 2);
    context.lineTo(x, HEIGHT / 2 + bar / 2 + 0.01);
  }
  context.stroke();
}

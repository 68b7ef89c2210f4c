import { useCallback, useEffect, useRef, useState } from "react";
import type { UploadResult } from "../../../../contracts/media-upload.ts";
import { uploadImage } from "../../../api/upload.ts";
import { toast } from "../../../ui/use-toast.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { checkImageFile } from "./check-image-file.ts";

export interface UploadState {
  file: File;
  /** Which of several it is, when several were chosen at once. */
  turn: string | undefined;
  /** An object URL of the file, to be shown while it is on its way. */
  preview: string;
  /** 0 to 1; at 1 the server is at work. */
  progress: number;
}

/** `over`: cancelled, or the page deals with it: nothing more is to be said. */
type Outcome = { stored: UploadResult } | { wrong: string } | { reason: string } | "over";

/**
 * Uploads images one at a time: checks each, tells how far it is, says how it ended.
 * @param dealtWith is asked first about a failure; true: nothing more is to be said
 */
export function useImageUpload(dealtWith: (error: unknown) => boolean = () => false) {
  const judge = useRef(dealtWith);
  useEffect(() => {
    judge.current = dealtWith;
  });
  const [current, setCurrent] = useState<UploadState>();
  const [faults, setFaults] = useState<string[]>([]);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      cancel();
    };
  }, [cancel]);

  const sendNow = useCallback(async (file: File, turn: string | undefined): Promise<Outcome> => {
    if (isGone.current) return "over";
    const wrong = checkImageFile(file);
    if (wrong) return { wrong };
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(file);
    setCurrent({ file, turn, preview, progress: 0 });
    try {
      const stored = await uploadImage(file, {
        signal: controller.signal,
        onProgress: (progress) => setCurrent((state) => state && { ...state, progress }),
      });
      return { stored };
    } catch (error) {
      return controller.signal.aborted || judge.current(error) ? "over" : { reason: reasonOf(error) };
    } finally {
      URL.revokeObjectURL(preview);
      running.current = undefined;
      setCurrent(undefined);
    }
  }, []);

  const send = useCallback(
    (file: File, turn?: string): Promise<Outcome> => {
      const mine = queue.current.then(() => sendNow(file, turn));
      queue.current = mine;
      return mine;
    },
    [sendNow],
  );

  /** The stored image's addresses, or undefined when there is none: then it has been said. */
  const upload = useCallback(
    async (file: File): Promise<UploadResult | undefined> => {
      setFaults([]);
      const outcome = await send(file);
      if (outcome === "over") return undefined;
      if ("stored" in outcome) {
        toast({ title: "Image Uploaded" });
        return outcome.stored;
      }
      if ("wrong" in outcome) setFaults([outcome.wrong]);
      else
        toast({
          variant: "destructive",
          title: "Upload Failed",
          description: `There was a problem uploading your image. ${outcome.reason}`,
        });
      return undefined;
    },
    [send],
  );

  /** One after the other until all are stored or one is cancelled; what failed is named in the end. */
  const uploadAll = useCallback(
    async (files: File[], onStored: (stored: UploadResult, file: File) => void): Promise<void> => {
      setFaults([]);
      const failed: string[] = [];
      let stored = 0;
      for (const [i, file] of files.entries()) {
        const outcome = await send(file, `${i + 1} of ${files.length}`);
        if (outcome === "over") break;
        if ("stored" in outcome) {
          stored++;
          onStored(outcome.stored, file);
        } else failed.push(`${file.name}: ${"wrong" in outcome ? outcome.wrong : outcome.reason}`);
      }
      setFaults(failed);
      if (stored) toast({ title: stored === 1 ? "Image Uploaded" : `${stored} Images Uploaded` });
      else if (failed.length)
        toast({
          variant: "destructive",
          title: "Upload Failed",
          description: "There was a problem uploading your images.",
        });
    },
    [send],
  );
  return { upload, uploadAll, cancel, current, faults, setFaults };
}

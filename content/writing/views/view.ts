import type { Topic } from "../kinds.ts";

/** What is held on a subject beside the topic’s own thesis, with reasons of its own. */
export interface View extends Pick<Topic, "thesis" | "gist" | "scene" | "close" | "reasons" | "against"> {
  topic: string;
  /** Lower case, plain: what a prompt that wants an opinion says of it. */
  heard: RegExp;
  /** What names the same and holds the contrary. */
  not?: RegExp;
  /** What follows from it, where no point of the topic says so. */
  acts?: readonly string[];
  /** Ids of the topic’s points that follow from it; none where it is the telephone as a whole. */
  follows: readonly string[];
}

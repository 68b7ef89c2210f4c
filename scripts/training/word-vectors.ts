export type Vector = Float32Array;

const dot = (one: Vector, two: Vector): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * two[at]!;
  return sum;
};
function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** Vectors of length one around their mean, less the two directions that all words lie in and that mean nothing. */
export function spread(vectors: Vector[]): Vector[] {
  const mean = vectors[0]!.map(
    (_value, at) => vectors.reduce((sum, each) => sum + each[at]!, 0) / vectors.length,
  );
  let points = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  for (let direction = 0; direction < 2; direction += 1) {
    let main: Vector = unit(Float32Array.from(mean, (_value, at) => 1 + (at % 7)));
    for (let step = 0; step < 30; step += 1) {
      const next = new Float32Array(main.length);
      for (const point of points) {
        const share = dot(point, main);
        for (let at = 0; at < next.length; at += 1) next[at]! += share * point[at]!;
      }
      main = unit(next);
    }
    points = points.map((point) => {
      const share = dot(point, main);
      return point.map((value, at) => value - share * main[at]!);
    });
  }
  return points.map(unit);
}

/** The center that a point is most like, and how much. */
export function nearest(point: Vector, centers: Vector[]): { at: number; like: number } {
  let found = 0;
  let most = -2;
  for (let at = 0; at < centers.length; at += 1) {
    const like = dot(point, centers[at]!);
    if (like > most) [found, most] = [at, like];
  }
  return { at: found, like: most };
}

const rounds = 25;
/** The centers of as many classes: k-means by the cosine. */
export function centersOf(points: Vector[], count: number, random: () => number): Vector[] {
  const any = () => points[Math.floor(random() * points.length)]!;
  let centers = Array.from({ length: count }, any);
  for (let round = 0; round < rounds; round += 1) {
    const sums = centers.map((center) => new Float32Array(center.length));
    for (const point of points) {
      const sum = sums[nearest(point, centers).at]!;
      for (let at = 0; at < sum.length; at += 1) sum[at]! += point[at]!;
    }
    centers = sums.map((sum) => (dot(sum, sum) > 0 ? unit(sum) : any()));
  }
  return centers;
}

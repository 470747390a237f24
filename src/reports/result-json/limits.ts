/** Bounds of the lists in `review`, for the writer and the reader. */

/** The most entries of each list. */
export const longestReviewList = 500;

import { createLazy } from '@shopfront/lazy';

/** In a chunk that every removal needs anyway. */
export const removal = createLazy(
	() => import( /* webpackChunkName: "actions" */ './removal' )
);

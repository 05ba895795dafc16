import { createLazy } from '@shopfront/lazy';

/** The code of removed lines, in the chunk that a removal needs anyway. */
export const removal = createLazy(
	() => import( /* webpackChunkName: "actions" */ './removal' )
);

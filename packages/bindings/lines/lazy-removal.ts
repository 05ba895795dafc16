import { createLazy } from '@shopfront/lazy';

/** Code that runs after a change of the lines: removed rows with Undo, focus, animations. */
export const removal = createLazy(
	() => import( /* webpackChunkName: "actions" */ './removal' )
);

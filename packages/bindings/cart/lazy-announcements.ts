import { createLazy } from '@shopfront/lazy';

/** Rates and totals change only after an interaction, which loads this chunk anyway. */
export const announcements = createLazy(
	() => import( /* webpackChunkName: "actions" */ './announcements' )
);

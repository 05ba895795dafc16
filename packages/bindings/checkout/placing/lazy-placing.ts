import { createLazy } from '@shopfront/lazy';

export const placingParts = createLazy(
	() => import( /* webpackChunkName: "order" */ './placing-parts' )
);

import { Skeleton } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from '../app/lazy-component';

/** Loads when a gateway shows card fields. */
export const cardFields = createLazy(
	() =>
		import(
			/* webpackChunkName: "card-fields" */ './validated-card-fields'
		)
);

/** Reserves their space while loading. */
export const LazyCardFields = createLazyComponent(
	cardFields,
	( { ValidatedCardFields } ) => ValidatedCardFields,
	() => <Skeleton className="sf-card-fields-place" />
);

import { Skeleton } from '@shopfront/components';
import { createLazyComponent } from '../app/lazy-component';
import type { ValidatedCardFieldsProps } from './validated-card-fields';

/** Loads when a gateway shows card fields, and reserves their space until then. */
export const LazyCardFields = createLazyComponent< ValidatedCardFieldsProps >(
	() =>
		import(
			/* webpackChunkName: "card-fields" */ './validated-card-fields'
		).then( ( { ValidatedCardFields } ) => ValidatedCardFields ),
	() => <Skeleton className="sf-card-fields-place" />
);

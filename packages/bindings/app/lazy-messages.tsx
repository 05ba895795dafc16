import {
	PaymentMethodsSkeleton,
	type PickupSplitWarningProps,
} from '@shopfront/components';
import { useBlockApp } from './block-app';
import { createLazyComponent } from './lazy-component';

const load = () =>
	import( /* webpackChunkName: "actions" */ './rare-messages' );

/** A notice beside a control, about a state that is rare. */
export const LazyNotice = createLazyComponent( () =>
	load().then( ( messages ) => messages.TextNotice )
);

/** Keeps the place of a payment method until it has loaded. */
export const LazyNoPaymentMethods = createLazyComponent(
	() => load().then( ( messages ) => messages.NoPaymentMethods ),
	PaymentMethodsSkeleton
);

const LazyWarning = createLazyComponent( () =>
	load().then( ( messages ) => messages.PickupSplitWarning )
);

/** Loads only for several packages, because one is never split. */
export const LazyPickupSplitWarning = ( {
	packages,
}: Pick< PickupSplitWarningProps, 'packages' > ) => {
	const { collectableMethodIds } = useBlockApp().settings;
	return packages.length > 1 ? (
		<LazyWarning
			packages={ packages }
			collectableMethodIds={ collectableMethodIds }
		/>
	) : null;
};

/** Loads all messages, for tests that render carts with such states and don't wait. */
export const preloadMessages = (): Promise< unknown > =>
	Promise.all(
		[ LazyNotice, LazyNoPaymentMethods, LazyWarning ].map( ( { lazy } ) =>
			lazy.fetch()
		)
	);

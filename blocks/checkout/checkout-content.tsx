import {
	ContainerWidth,
	createLazyComponent,
	DeliveryProvider,
	useBlockApp,
	useLogInUrl,
} from '@shopfront/bindings';
import { checkoutStore } from '@shopfront/data/checkout';
import { getStorePageUrl } from '@shopfront/settings';
import { useDispatch } from '@wordpress/data';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCheckoutAttributes } from './attributes';
import {
	SummaryPositionsProvider,
	useSummaryPositions,
} from './summary-positions';
import { useRegisterCheckoutForm } from './use-register-checkout-form';
import { useCheckoutView } from './use-checkout-view';

/** Loads the views of a checkout that can't take an order. */
const loadUnavailable = () =>
	import( /* webpackChunkName: "order" */ './checkout-unavailable' );

const EmptyCheckout = createLazyComponent( () =>
	loadUnavailable().then( ( module ) => module.EmptyCheckout )
);
const CheckoutError = createLazyComponent( () =>
	loadUnavailable().then( ( module ) => module.CheckoutError )
);
const OrderOutcome = createLazyComponent( () =>
	loadUnavailable().then( ( module ) => module.OrderOutcome )
);
const MustLogInPrompt = createLazyComponent( () =>
	loadUnavailable().then( ( module ) => module.MustLogInPrompt )
);

/** The page's blocks, in two columns if the container is wide enough. */
const Layout = ( { children }: { children: ReactNode } ) => {
	const { hasDarkControls } = useCheckoutAttributes();
	const { setTop } = useSummaryPositions();
	// Registered here, not in the form's block, which an add-on may replace.
	useRegisterCheckoutForm();
	return (
		<ContainerWidth
			className={ clsx(
				'wc-block-components-sidebar-layout',
				'wc-block-checkout',
				hasDarkControls && 'has-dark-controls'
			) }
		>
			<div ref={ setTop } className="sf-checkout-place" />
			{ children }
		</ContainerWidth>
	);
};

/** The checkout form, or the view that replaces it. Requires a loaded cart and started stores. */
export const CheckoutContent = ( { children }: { children: ReactNode } ) => {
	const { settings } = useBlockApp();
	const logInUrl = useLogInUrl();
	const { pollOrderStatus } = useDispatch( checkoutStore );
	const view = useCheckoutView();
	switch ( view.kind ) {
		case 'empty':
			return (
				<EmptyCheckout
					shopUrl={ getStorePageUrl( settings, 'shop' ) }
				/>
			);
		case 'placed':
			return (
				<OrderOutcome
					outcome={ {
						kind: 'placed',
						...view.order,
					} }
					onCheckAgain={ () => void pollOrderStatus() }
				/>
			);
		case 'rejected':
			return (
				<CheckoutError
					message={ view.message }
					cartUrl={ getStorePageUrl( settings, 'cart' ) }
				/>
			);
		case 'logIn':
			return <MustLogInPrompt logInUrl={ logInUrl } />;
		case 'form':
			return (
				<DeliveryProvider>
					<SummaryPositionsProvider>
						<Layout>{ children }</Layout>
					</SummaryPositionsProvider>
				</DeliveryProvider>
			);
	}
};

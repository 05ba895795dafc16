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

/** What is said where no order can be placed. */
const loadUnavailable = () =>
	import( /* webpackChunkName: "order" */ './checkout-unavailable' );

const CheckoutEmpty = createLazyComponent( () =>
	loadUnavailable().then( ( module ) => module.CheckoutEmpty )
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

/** The blocks of the page: beside each other, where there is room. */
const Layout = ( { children }: { children: ReactNode } ) => {
	const { hasDarkControls } = useCheckoutAttributes();
	const { setTop } = useSummaryPositions();
	// Not in the block of the form: an add-on may bring another in its place.
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

/** The checkout, or what stands in its place, once cart and stores are there. */
export const CheckoutContent = ( { children }: { children: ReactNode } ) => {
	const { settings } = useBlockApp();
	const logInUrl = useLogInUrl();
	const { pollOrderStatus } = useDispatch( checkoutStore );
	const view = useCheckoutView();
	switch ( view.kind ) {
		case 'empty':
			return (
				<CheckoutEmpty
					shopUrl={ getStorePageUrl( settings, 'shop' ) }
				/>
			);
		case 'placed':
			return (
				<OrderOutcome
					outcome={ {
						kind: 'placed',
						redirectUrl: view.order.redirectUrl,
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

import {
	ContainerWidth,
	createLateComponent,
	DeliveryProvider,
	useBlockApp,
	useLogInUrl,
} from '@shopfront/bindings';
import { checkoutStore } from '@shopfront/data/checkout';
import { storePageUrl } from '@shopfront/settings';
import { useDispatch } from '@wordpress/data';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCheckoutAttributes } from './attributes';
import { SummaryPlacesProvider, useSummaryPlaces } from './summary-places';
import { useAttendedOrder } from './use-attended-order';
import { useCheckoutView } from './use-checkout-view';

/** What is said where no order can be placed. */
const inPlaceOfForm = () =>
	import( /* webpackChunkName: "order" */ './no-checkout' );

const CheckoutEmpty = createLateComponent( () =>
	inPlaceOfForm().then( ( module ) => module.CheckoutEmpty )
);
const CheckoutError = createLateComponent( () =>
	inPlaceOfForm().then( ( module ) => module.CheckoutError )
);
const OrderOutcome = createLateComponent( () =>
	inPlaceOfForm().then( ( module ) => module.OrderOutcome )
);
const MustLogInPrompt = createLateComponent( () =>
	inPlaceOfForm().then( ( module ) => module.MustLogInPrompt )
);

/** The blocks of the page: beside each other, where there is room. */
const Layout = ( { children }: { children: ReactNode } ) => {
	const { hasDarkControls } = useCheckoutAttributes();
	const { setTop } = useSummaryPlaces();
	// Not in the block of the form: an add-on may bring another in its place.
	useAttendedOrder();
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
	const { lookUpOrder } = useDispatch( checkoutStore );
	const view = useCheckoutView();
	switch ( view.kind ) {
		case 'empty':
			return (
				<CheckoutEmpty shopUrl={ storePageUrl( settings, 'shop' ) } />
			);
		case 'placed':
			return (
				<OrderOutcome
					outcome={ {
						kind: 'placed',
						redirectUrl: view.order.redirectUrl,
					} }
					onCheckAgain={ () => void lookUpOrder() }
				/>
			);
		case 'refused':
			return (
				<CheckoutError
					message={ view.message }
					cartUrl={ storePageUrl( settings, 'cart' ) }
				/>
			);
		case 'logIn':
			return <MustLogInPrompt logInUrl={ logInUrl } />;
		case 'form':
			return (
				<DeliveryProvider>
					<SummaryPlacesProvider>
						<Layout>{ children }</Layout>
					</SummaryPlacesProvider>
				</DeliveryProvider>
			);
	}
};

import {
	ContainerWidth,
	createLazyComponent,
	DeliveryProvider,
} from '@shopfront/bindings';
import { createLazy } from '@shopfront/lazy';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCheckoutAttributes } from './attributes';
import {
	SummaryPositionsProvider,
	useSummaryPositions,
} from './summary-positions';
import { useRegisterCheckoutForm } from './use-register-checkout-form';
import { useCheckoutView } from './use-checkout-view';

/** Lazy, because most checkouts show the form. */
const UnavailableCheckout = createLazyComponent(
	createLazy(
		() => import( /* webpackChunkName: "order" */ './unavailable-checkout' )
	),
	( { UnavailableCheckout: Unavailable } ) => Unavailable
);

const Layout = ( { children }: { children: ReactNode } ) => {
	const { hasDarkControls } = useCheckoutAttributes();
	const { top } = useSummaryPositions();
	// Registered here, because an add-on may replace the form's block.
	useRegisterCheckoutForm();
	return (
		<ContainerWidth
			className={ clsx(
				'wc-block-components-sidebar-layout',
				'wc-block-checkout',
				hasDarkControls && 'has-dark-controls'
			) }
		>
			<div ref={ top } className="sf-checkout-place" />
			{ children }
		</ContainerWidth>
	);
};

/** The checkout form, or the view that replaces it. Requires a loaded cart and started stores. */
export const CheckoutContent = ( { children }: { children: ReactNode } ) => {
	const view = useCheckoutView();
	return view.kind === 'form' ? (
		<DeliveryProvider>
			<SummaryPositionsProvider>
				<Layout>{ children }</Layout>
			</SummaryPositionsProvider>
		</DeliveryProvider>
	) : (
		<UnavailableCheckout view={ view } />
	);
};

import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { createElement, useCallback } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { MethodErrorBoundary } from './method-error-boundary';
import { MethodElement } from './method-element';
import type { PaymentMethodInterface } from './payment-interface';
import { validateCheckout } from './validate-checkout';

/** Where the order stands, as a button of a method is told. */
export interface PlaceOrderState {
	isProcessing: boolean;
	isDone: boolean;
	isDisabled: boolean;
}

/** What a button of a method is given. Source: docs/contract/globals.md 2.1. */
export interface PlaceOrderButtonProps extends PaymentMethodInterface {
	readonly waitingForProcessing: boolean;
	readonly waitingForRedirect: boolean;
	readonly disabled: boolean;
	readonly isEditor: boolean;
	readonly isPreview: boolean;
	/** Whether the form could be ordered with; shows what is wrong with it. */
	readonly validate: () => Promise< { hasError: boolean } >;
}

export interface CustomPlaceOrderButtonProps {
	/** Of the method. */
	name: string;
	button: ComponentType< PlaceOrderButtonProps >;
	state: PlaceOrderState;
	/** The button of the page, for when this one fails. */
	fallback: ReactNode;
}

/** The button of a method, in place of that of the page. */
export const CustomPlaceOrderButton = ( {
	name,
	button,
	state,
	fallback,
}: CustomPlaceOrderButtonProps ) => {
	const { registry, host } = useBlockApp();
	const validate = useCallback(
		() => validateCheckout( registry ),
		[ registry ]
	);
	const isEditor = host.isEditor();
	// It may open a window that names the total, which the page's own button leaves to the wait.
	const isCalculating = useSelect(
		( select ) => select( checkoutStore ).isCalculating(),
		[]
	);
	return (
		<MethodErrorBoundary
			key={ name }
			method={ name }
			part="place-order-button"
			fallback={ fallback }
		>
			<MethodElement
				method={ name }
				part="place-order-button"
				// It is given the interface with the rest.
				element={ createElement( button as ComponentType ) }
				extra={ {
					waitingForProcessing: state.isProcessing,
					waitingForRedirect: state.isDone,
					disabled: state.isDisabled || isCalculating,
					isEditor,
					isPreview: isEditor,
					validate,
				} }
			/>
		</MethodErrorBoundary>
	);
};

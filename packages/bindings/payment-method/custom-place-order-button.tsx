import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { createElement, useCallback } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { MethodErrorBoundary } from './method-error-boundary';
import { MethodElement } from './method-element';
import type { PaymentMethodInterface } from './payment-interface';
import { validateCheckout } from './validate-checkout';

export interface PlaceOrderState {
	isProcessing: boolean;
	isDone: boolean;
	isDisabled: boolean;
}

/** Source: docs/contract/globals.md 2.1. */
export interface PlaceOrderButtonProps extends PaymentMethodInterface {
	readonly waitingForProcessing: boolean;
	readonly waitingForRedirect: boolean;
	readonly disabled: boolean;
	readonly isEditor: boolean;
	readonly isPreview: boolean;
	/** Validates the form and shows its errors. */
	readonly validate: () => Promise< { hasError: boolean } >;
}

export interface CustomPlaceOrderButtonProps {
	name: string;
	button: ComponentType< PlaceOrderButtonProps >;
	state: PlaceOrderState;
	/** The default button, if this one fails. */
	fallback: ReactNode;
}

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
	// The button may open a window with the total, so it waits for the total. The default button leaves that to the
	// order machine.
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
				// `MethodElement` adds the interface to the props.
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

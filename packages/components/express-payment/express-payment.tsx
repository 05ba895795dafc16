import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ExpressFrame, type ExpressFrameProps } from './express-frame';

export interface ExpressMethod {
	name: string;
	content: ReactNode;
	/** For example because another payment is in progress. */
	isDisabled?: boolean;
}

export interface ExpressPaymentProps extends Omit<
	ExpressFrameProps,
	'buttons' | 'isDisabled'
> {
	methods: readonly ExpressMethod[];
}

/** The button may be the provider's iframe, so we disable it with `inert`. */
const ExpressButton = ( {
	name,
	content,
	isDisabled = false,
}: ExpressMethod ) => {
	const itemRef = useRef< HTMLLIElement >( null );
	const [ isFocused, setIsFocused ] = useState( false );
	useLayoutEffect( () => {
		itemRef.current?.toggleAttribute( 'inert', isDisabled );
	}, [ isDisabled ] );
	return (
		<li
			ref={ itemRef }
			id={ `express-payment-method-${ name }` }
			className={
				isFocused
					? 'wc-block-components-express-payment__event-button--focused'
					: undefined
			}
			onFocus={ () => setIsFocused( true ) }
			onBlur={ () => setIsFocused( false ) }
		>
			{ content }
		</li>
	);
};

/**
 * Surface: as `ExpressFrame`, and `#express-payment-method-{name}`
 * (`.wc-block-components-express-payment__event-button--focused`).
 */
export const ExpressPayment = ( {
	methods,
	...frame
}: ExpressPaymentProps ) => (
	<ExpressFrame
		{ ...frame }
		buttons={ methods.map( ( method ) => (
			<ExpressButton key={ method.name } { ...method } />
		) ) }
		isDisabled={
			methods.length > 0 &&
			methods.every( ( { isDisabled } ) => isDisabled )
		}
	/>
);

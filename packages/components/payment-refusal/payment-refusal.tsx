import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

/** What we know about the money after a refused payment. */
export type RefusalFact =
	'notSent' | 'notCharged' | 'notPlaced' | 'unconfirmed' | null;

export interface PaymentRefusalProps {
	/** `null` if only the message is known. */
	fact: RefusalFact;
	/** The payment method's or the server's message. */
	children: ReactNode;
	onTryAgain: () => void;
	/** Absent if the payment method takes no cards. */
	onUseOtherCard?: ( () => void ) | undefined;
	/** Absent if there is no other payment method. */
	onChooseOtherMethod?: ( () => void ) | undefined;
}

const getFactText = ( fact: RefusalFact ): string => {
	switch ( fact ) {
		case 'notSent':
			return __( 'Your order was not sent.', 'shopfront' );
		case 'notCharged':
			return __( 'You have not been charged.', 'shopfront' );
		case 'notPlaced':
			return __( 'Your order was not placed.', 'shopfront' );
		case 'unconfirmed':
			return __(
				'Your order was not placed. If your bank shows a payment for it, contact us before you try again.',
				'shopfront'
			);
		default:
			return '';
	}
};

/**
 * Explains a refused payment inside its notice: the reason, what we know about the money, and the ways to continue.
 * Not a live region: the notice announces the reason. `data-notice-label` marks the rest, which names the notice when
 * it gets the focus.
 *
 * Surface: `.sf-payment-refusal`, `__actions`. Its styles load with the code that shows it.
 */
export const PaymentRefusal = ( {
	fact,
	children,
	onTryAgain,
	onUseOtherCard,
	onChooseOtherMethod,
}: PaymentRefusalProps ) => {
	const factText = getFactText( fact );
	return (
		<div className="sf-payment-refusal">
			<p data-notice-label="">
				<strong>
					{ __( 'Your payment didn’t go through.', 'shopfront' ) }
				</strong>
			</p>
			{ children }
			{ factText && <p data-notice-label="">{ factText }</p> }
			<div className="sf-payment-refusal__actions">
				<Button variant="outlined" onClick={ onTryAgain }>
					{ __( 'Try again', 'woocommerce' ) }
				</Button>
				{ onUseOtherCard && (
					<Button variant="outlined" onClick={ onUseOtherCard }>
						{ __( 'Use another card', 'shopfront' ) }
					</Button>
				) }
				{ onChooseOtherMethod && (
					<Button variant="outlined" onClick={ onChooseOtherMethod }>
						{ __( 'Another payment method', 'shopfront' ) }
					</Button>
				) }
			</div>
		</div>
	);
};

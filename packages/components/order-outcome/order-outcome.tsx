import { isSafeUrl } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';
import { NoticeBanner } from '../notice-banner/notice-banner';
import { Spinner } from '../spinner/spinner';
import { UnansweredOrder } from './unanswered-order';

export type OrderOutcomeStatus =
	/** Not sent yet: a calculation takes long. */
	| { kind: 'delayed' }
	/** Sent as soon as its total is known. */
	| { kind: 'waiting' }
	/** Another tab is placing an order. */
	| { kind: 'locked' }
	| { kind: 'checking' }
	| { kind: 'unknown' }
	/**
	 * The payment was started, and its outcome may stay unknown. `contactUrl` lets the shopper reach the shop. Both
	 * are `''` if unknown.
	 */
	| { kind: 'unanswered'; orderNumber: string; contactUrl: string }
	/**
	 * The shop has saved the order, and the shopper pays in the provider's dialog. `isChecking` while the page polls
	 * for the payment.
	 */
	| { kind: 'paying'; isChecking: boolean }
	/** An add-on doesn't let the shopper try again; `isPlaced` if the shop has the order anyway. */
	| { kind: 'stopped'; isPlaced: boolean }
	/** The shopper goes to `redirectUrl`; `orderNumber` is `''` if unknown. */
	| { kind: 'placed'; redirectUrl: string; orderNumber: string };

export interface OrderOutcomeProps {
	outcome: OrderOutcomeStatus;
	/** Polls the order status. Doesn't send the order again. */
	onCheckAgain: () => void;
	/**
	 * Returns to the form to retry an unpaid order, or an unanswered order after the shopper has accepted the risk.
	 */
	onPayAgain?: () => void;
}

const ProgressMessage = ( { message }: { message: string } ) => {
	useEffect( () => {
		speak( message );
	}, [ message ] );
	return (
		<p className="sf-order-outcome">
			<Spinner /> { message }
		</p>
	);
};

const Unknown = ( { onCheckAgain }: { onCheckAgain: () => void } ) => {
	const message = __(
		'We couldn’t confirm your order yet. Checking again won’t place a second order.',
		'shopfront'
	);
	useEffect( () => {
		speak( message );
	}, [ message ] );
	return (
		<div className="sf-order-outcome">
			<div>
				<p>{ message }</p>
				<p>
					{ __(
						'This page keeps checking by itself. You don’t need to do anything.',
						'shopfront'
					) }
				</p>
			</div>
			<Button variant="outlined" onClick={ onCheckAgain }>
				{ __( 'Check again', 'shopfront' ) }
			</Button>
		</div>
	);
};

interface PayingProps {
	isChecking: boolean;
	onPayAgain: ( () => void ) | undefined;
}

/** Announced politely and inline, because focus and top layer belong to the provider's dialog. */
const Paying = ( { isChecking, onPayAgain }: PayingProps ) => {
	const message = __(
		'Finish your payment in the window that opened. Your order is saved and will be confirmed once it is paid.',
		'shopfront'
	);
	return (
		<NoticeBanner
			status="info"
			isDismissible={ false }
			spokenMessage={ message }
		>
			<div className="sf-open-payment">
				<p>{ message }</p>
				<p>
					{ __(
						'If the window has closed and you have not paid, go back to the payment options and try again. This will not place a second order.',
						'shopfront'
					) }
				</p>
				<Button
					variant="outlined"
					isBusy={ isChecking }
					onClick={ onPayAgain }
				>
					{ __( 'Back to payment options', 'shopfront' ) }
				</Button>
			</div>
		</NoticeBanner>
	);
};

const Placed = ( {
	redirectUrl,
	orderNumber,
}: Omit< Extract< OrderOutcomeStatus, { kind: 'placed' } >, 'kind' > ) => {
	const message = orderNumber
		? sprintf(
				/* translators: %s: number of the order. */
				__( 'Your order %s has been placed.', 'shopfront' ),
				orderNumber
			)
		: __( 'Your order has been placed.', 'shopfront' );
	return (
		<NoticeBanner
			status="success"
			isDismissible={ false }
			spokenMessage={ message }
		>
			<p>{ message }</p>
			{ redirectUrl && isSafeUrl( redirectUrl ) && (
				<p>
					<a href={ redirectUrl }>
						{ __( 'See your order', 'shopfront' ) }
					</a>
				</p>
			) }
		</NoticeBanner>
	);
};

const Stopped = ( { isPlaced }: { isPlaced: boolean } ) => {
	const message = isPlaced
		? __(
				'Your order has been placed, but something went wrong afterwards. Please do not place it again. Contact us if you need help.',
				'shopfront'
			)
		: __(
				'Your order was not placed, and it cannot be tried again from this page. Please reload the page to start again, or contact us.',
				'shopfront'
			);
	return (
		<NoticeBanner
			status="warning"
			isDismissible={ false }
			spokenMessage={ message }
		>
			<p>{ message }</p>
		</NoticeBanner>
	);
};

/**
 * The shopper can check an order with an unknown outcome, but not send it again. Only an unanswered order can be sent
 * again, once the shopper has accepted the risk.
 *
 * Surface: `.sf-order-outcome`, `.sf-open-payment`.
 */
export const OrderOutcome = ( {
	outcome,
	onCheckAgain,
	onPayAgain,
}: OrderOutcomeProps ) => {
	switch ( outcome.kind ) {
		case 'delayed':
			return (
				<ProgressMessage
					message={ __(
						'We are still preparing your order. It will be placed when that is done. This is taking longer than usual.',
						'shopfront'
					) }
				/>
			);
		case 'waiting':
			return (
				<ProgressMessage
					message={ __(
						'We are calculating your total. Your order will be placed as soon as that is done, unless the total changes.',
						'shopfront'
					) }
				/>
			);
		case 'locked':
			return (
				<ProgressMessage
					message={ __(
						'Your order is being placed in another tab.',
						'shopfront'
					) }
				/>
			);
		case 'checking':
			return (
				<ProgressMessage
					message={ __(
						'Checking the status of your order…',
						'shopfront'
					) }
				/>
			);
		case 'unknown':
			return <Unknown onCheckAgain={ onCheckAgain } />;
		case 'unanswered':
			return (
				<UnansweredOrder
					orderNumber={ outcome.orderNumber }
					contactUrl={ outcome.contactUrl }
					onTryAgain={ () => onPayAgain?.() }
				/>
			);
		case 'paying':
			return (
				<Paying
					isChecking={ outcome.isChecking }
					onPayAgain={ onPayAgain }
				/>
			);
		case 'stopped':
			return <Stopped isPlaced={ outcome.isPlaced } />;
		case 'placed':
			return <Placed { ...outcome } />;
	}
};

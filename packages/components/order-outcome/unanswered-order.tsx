import { isSafeUrl } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';
import { CheckboxControl } from '../checkbox-control/checkbox-control';
import { NoticeBanner } from '../notice-banner/notice-banner';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';

export interface UnansweredOrderProps {
	/** `''` if unknown. */
	orderNumber: string;
	/** `''` for none. */
	contactUrl: string;
	/** The shopper has accepted the risk of being charged twice. */
	onTryAgain: () => void;
}

const FIELDS = 'input, textarea, select, iframe, [contenteditable]';

/** Moves the focus to the message when it appears. Announces it instead if the shopper is in a field. */
const useAnnounce = ( message: string ) => {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const active = ref.current?.ownerDocument.activeElement;
		if ( active?.matches( FIELDS ) ) {
			speak( message );
		} else {
			ref.current?.focus();
		}
	}, [ message ] );
	return ref;
};

interface RiskProps {
	warningId: string;
	onAccept: () => void;
}

/** The shopper must accept the risk before pressing the button. */
const AcceptRisk = ( { warningId, onAccept }: RiskProps ) => {
	const id = `${ warningId }-accepted`;
	const checkbox = useRef< HTMLInputElement >( null );
	const [ isAccepted, setIsAccepted ] = useState( false );
	const [ hasError, setHasError ] = useState( false );
	const errorId = hasError ? validationErrorId( id ) : undefined;
	const onClick = () => {
		if ( isAccepted ) {
			onAccept();
			return;
		}
		setHasError( true );
		checkbox.current?.focus();
	};
	return (
		<>
			<CheckboxControl
				ref={ checkbox }
				id={ id }
				label={ __(
					'I understand that I may be charged twice.',
					'shopfront'
				) }
				checked={ isAccepted }
				hasError={ hasError }
				aria-describedby={ errorId ?? warningId }
				aria-errormessage={ errorId }
				feedback={
					<ValidationInputError
						elementId={ id }
						errorMessage={
							hasError
								? __(
										'Tick the box to confirm that you understand you may be charged twice.',
										'shopfront'
									)
								: ''
						}
					/>
				}
				onChange={ ( isTicked ) => {
					setIsAccepted( isTicked );
					setHasError( false );
				} }
			/>
			<Button variant="outlined" onClick={ onClick }>
				{ __( 'Try again with another payment method', 'shopfront' ) }
			</Button>
		</>
	);
};

/**
 * Explains an order with an unknown payment: the first step, and how to try again after accepting the risk of being
 * charged twice.
 */
export const UnansweredOrder = ( {
	orderNumber,
	contactUrl,
	onTryAgain,
}: UnansweredOrderProps ) => {
	const id = `unanswered-order-${ useId().replaceAll( ':', '' ) }`;
	const title = orderNumber
		? sprintf(
				/* translators: %s: number of the order. */
				__(
					'We don’t know yet whether order %s was paid',
					'shopfront'
				),
				orderNumber
			)
		: __( 'We don’t know yet whether your order was paid', 'shopfront' );
	const ref = useAnnounce( title );
	return (
		<NoticeBanner status="warning" isDismissible={ false }>
			<div
				ref={ ref }
				className="sf-open-payment"
				role="group"
				aria-labelledby={ `${ id }-title` }
				aria-describedby={ `${ id }-advice` }
				tabIndex={ -1 }
			>
				<p id={ `${ id }-title` }>
					<strong>{ title }</strong>
				</p>
				<p id={ `${ id }-advice` }>
					{ __(
						'Something went wrong during your payment. Please check your email or bank account first. This page keeps checking and shows your order as soon as we know that it was paid.',
						'shopfront'
					) }
				</p>
				{ contactUrl && isSafeUrl( contactUrl ) && (
					<p>
						<a href={ contactUrl }>
							{ __( 'Contact us about this order', 'shopfront' ) }
						</a>
					</p>
				) }
				<p id={ `${ id }-warning` }>
					{ __(
						'You can try again now. If your first payment went through after all, you will be charged twice.',
						'shopfront'
					) }
				</p>
				<AcceptRisk
					warningId={ `${ id }-warning` }
					onAccept={ onTryAgain }
				/>
			</div>
		</NoticeBanner>
	);
};

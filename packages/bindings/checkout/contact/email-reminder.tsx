import { EMAIL, fieldChecks } from '@shopfront/checkout-form';
import { Button } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/**
 * If the shopper ignored the suggested email address at the field, offers it once more near the place-order button.
 * It doesn't prevent the order, and isn't repeated after an attempt with the typed address.
 *
 * Surface: `.sf-email-reminder`.
 */
export const EmailReminder = () => {
	const { setBillingAddress } = useDispatch( cartStore );
	const email = useSelect(
		( select ) =>
			String( select( cartStore ).getCartData().billingAddress[ EMAIL ] ),
		[]
	);
	const isIdle = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status === 'idle',
		[]
	);
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const checks = useSyncExternalStore(
		fieldChecks.subscribe,
		fieldChecks.get
	);
	const [ insistedOn, setInsistedOn ] = useState( '' );
	const [ accepted, setAccepted ] = useState( '' );
	const seenRejections = useRef( rejectionCount );
	const confirmation = useRef< HTMLParagraphElement >( null );

	useEffect( () => {
		// A rejected order may be idle again before this renders.
		if ( ! isIdle || rejectionCount !== seenRejections.current ) {
			setInsistedOn( email );
		}
		seenRejections.current = rejectionCount;
	}, [ isIdle, rejectionCount, email ] );
	useLayoutEffect( () => {
		if ( accepted ) {
			// The focused button is gone. The next stop is Place Order.
			confirmation.current?.focus();
		}
	}, [ accepted ] );

	if ( accepted && accepted === email ) {
		return (
			<p
				ref={ confirmation }
				className="sf-email-reminder"
				tabIndex={ -1 }
			>
				{ sprintf(
					/* translators: %s: an e-mail address. */
					__( 'Your email address is now %s.', 'shopfront' ),
					email
				) }
			</p>
		);
	}
	const suggestion =
		email === insistedOn ? null : checks?.suggestEmail( email );
	return suggestion ? (
		<p className="sf-email-reminder">
			{ sprintf(
				/* translators: %s: an e-mail address. */
				__( 'Your email address is %s.', 'shopfront' ),
				email
			) }{ ' ' }
			<Button
				variant="link"
				onClick={ () => {
					void setBillingAddress( { [ EMAIL ]: suggestion } );
					setAccepted( suggestion );
				} }
			>
				{ sprintf(
					/* translators: %s: the e-mail address that was most likely meant. */
					__( 'Did you mean %s?', 'shopfront' ),
					suggestion
				) }
			</Button>
		</p>
	) : null;
};

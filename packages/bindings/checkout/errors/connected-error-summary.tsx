import {
	ErrorStepper,
	ErrorSummary,
	type ErrorSummaryEntry,
} from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { speak } from '@wordpress/a11y';
import {
	useDispatch,
	useRegistry,
	useSelect,
	type DataRegistry,
} from '@wordpress/data';
import {
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useContainerSize } from '../../app/container-width';
import { paymentNotice } from '../../app/payment-notice';
import { useAddressHelp } from '../address-help/use-address-help';
import { PayBar } from '../placing/pay-bar';
import { EmailReminder } from '../contact/email-reminder';
import { FoldedSections } from '../folds/folded-sections';
import {
	findErrorNotice,
	findFirstInvalidField,
	getPaymentNotices,
	getSummaryEntries,
} from './error-summary-entries';
import { RefusedPayment } from '../placing/refused-payment';
import { useAnnounceFieldErrors } from './use-announce-field-errors';
import { useErrorStepper } from './use-error-stepper';
import { useErrorTitle } from './use-error-title';

/**
 * Milliseconds until errors have rendered at their fields, and a field can take the focus (docs/contract/events.md
 * 5).
 */
export const FOCUS_ERROR_DELAY_MS = 50;

const NONE: readonly ErrorSummaryEntry[] = [];

export interface ConnectedErrorSummaryProps {
	/** Number of rejected orders before this component loaded. */
	seenRejections: number;
}

const focusField = ( field: HTMLElement | null ) => {
	field?.scrollIntoView?.( { block: 'center' } );
	field?.focus( { preventScroll: true } );
};

const selectPaymentNotices = ( { select }: Pick< DataRegistry, 'select' > ) =>
	select( noticesStore ).getNotices( NOTICE_CONTEXTS.PAYMENTS );

/** Announces invalid fields, and notices that are part of the same error. Other notices announce themselves. */
const announce = (
	fieldCount: number,
	notices: ReturnType< typeof getPaymentNotices >
) => {
	const messages = notices
		.filter( ( { isAnnounced } ) => ! isAnnounced )
		.map( ( { message } ) => message );
	if ( fieldCount > 0 ) {
		messages.push(
			sprintf(
				/* translators: %d: number of fields of a form in which something is wrong. */
				_n(
					'Your order was not placed: %d field needs your attention.',
					'Your order was not placed: %d fields need your attention.',
					fieldCount,
					'shopfront'
				),
				fieldCount
			)
		);
	}
	if ( messages.length > 0 ) {
		speak( messages.join( '\n' ), 'assertive' );
	}
};

/**
 * Lists a rejected order's errors, from fields and a refused payment, near the place-order button. Like the platform,
 * we focus the first invalid field: usually one value is missing, and shoppers who can fix it need no list. Without
 * an invalid field, the focus moves to the notice that explains the rejection. The list is announced once; fixed
 * errors leave it.
 */
export const ConnectedErrorSummary = ( {
	seenRejections,
}: ConnectedErrorSummaryProps ) => {
	const { host } = useBlockApp();
	const { document, clock } = host;
	// This part loads on interaction and stays, so it starts the address help.
	useAddressHelp();
	const registry = useRegistry();
	useLayoutEffect( () => void paymentNotice.provide( RefusedPayment ), [] );
	const { showAllValidationErrors } = useDispatch( validationStore );
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const errors = useSelect(
		( select ) => select( validationStore ).getValidationErrors(),
		[]
	);
	useAnnounceFieldErrors( errors, rejectionCount );
	const noticeList = useSelect(
		( select ) => selectPaymentNotices( { select } ),
		[]
	);
	const messages = useMemo(
		() => ( {
			...Object.fromEntries(
				getPaymentNotices( noticeList ).map( ( { id, message } ) => [
					id,
					message,
				] )
			),
			...Object.fromEntries(
				Object.entries( errors ).map( ( [ id, { message } ] ) => [
					id,
					message,
				] )
			),
		} ),
		[ noticeList, errors ]
	);
	const [ entries, setEntries ] = useState( NONE );
	const element = useRef< HTMLDivElement >( null );
	const seen = useRef( seenRejections );

	useEffect( () => {
		if ( rejectionCount === seen.current ) {
			return;
		}
		seen.current = rejectionCount;
		void showAllValidationErrors();
		const timer = clock.setTimeout( () => {
			const { getValidationErrors } = registry.select( validationStore );
			const notices = getPaymentNotices(
				selectPaymentNotices( registry )
			);
			const found = getSummaryEntries(
				document,
				getValidationErrors(),
				notices
			);
			setEntries( found );
			announce( found.length - notices.length, notices );
			const [ first ] = found.filter( ( { elementId } ) => elementId );
			focusField(
				findFirstInvalidField(
					element.current?.closest( '.wc-block-checkout__form' ) ??
						document
				) ??
					// It may also be a notice, or a field without input, such as a captcha in a frame.
					document.getElementById( first?.elementId ?? '' ) ??
					findErrorNotice( document )
			);
		}, FOCUS_ERROR_DELAY_MS );
		return () => clock.clearTimeout( timer );
	}, [ rejectionCount, showAllValidationErrors, registry, clock, document ] );

	const unresolved = entries.filter( ( { id } ) =>
		Object.hasOwn( messages, id )
	);
	useErrorTitle( document, unresolved.length > 0 );
	const isLarge = useContainerSize() === 'large';
	// The notice of a refused payment has its own buttons.
	const hasFields = unresolved.some( ( { id } ) =>
		Object.hasOwn( errors, id )
	);
	const stepper = useErrorStepper(
		document,
		entries,
		hasFields ? unresolved : NONE,
		focusField
	);
	return (
		<div ref={ element } className="sf-checkout-errors">
			<ErrorSummary
				entries={ unresolved.map( ( entry ) => ( {
					...entry,
					message: messages[ entry.id ] ?? entry.message,
				} ) ) }
				onFollow={ ( id ) =>
					focusField( document.getElementById( id ) )
				}
			/>
			<EmailReminder />
			{ ! isLarge && <FoldedSections formRef={ element } /> }
			{ stepper.count > 0 && ! isLarge ? (
				<ErrorStepper { ...stepper } />
			) : (
				<PayBar />
			) }
		</div>
	);
};

import { ErrorSummary, type ErrorSummaryEntry } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { speak } from '@wordpress/a11y';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import {
	findFirstInvalidField,
	getSummaryEntries,
} from './error-summary-entries';

/** Delay until errors have rendered at their fields and one can be focused, ms (docs/contract/events.md 5). */
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

/**
 * Lists the errors of a rejected order near the place-order button. Focuses the first invalid field, as the platform
 * does: usually one value is missing, and shoppers who can fix it need no list. Announced once; fixed errors leave the
 * list.
 */
export const ConnectedErrorSummary = ( {
	seenRejections,
}: ConnectedErrorSummaryProps ) => {
	const { host } = useBlockApp();
	const { document, clock } = host;
	const registry = useRegistry();
	const { showAllValidationErrors } = useDispatch( validationStore );
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const errors = useSelect(
		( select ) => select( validationStore ).getValidationErrors(),
		[]
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
			const found = getSummaryEntries(
				document,
				registry.select( validationStore ).getValidationErrors()
			);
			setEntries( found );
			if ( found.length === 0 ) {
				return;
			}
			speak(
				sprintf(
					/* translators: %d: number of fields of a form in which something is wrong. */
					_n(
						'Your order was not placed: %d field needs your attention.',
						'Your order was not placed: %d fields need your attention.',
						found.length,
						'shopfront'
					),
					found.length
				),
				'assertive'
			);
			focusField(
				findFirstInvalidField(
					element.current?.closest( 'form' ) ?? document
				) ??
					// For fields without inputs, such as a captcha in a frame.
					document.getElementById( found[ 0 ]?.elementId ?? '' )
			);
		}, FOCUS_ERROR_DELAY_MS );
		return () => clock.clearTimeout( timer );
	}, [ rejectionCount, showAllValidationErrors, registry, clock, document ] );

	return (
		<div ref={ element } className="sf-checkout-errors">
			<ErrorSummary
				entries={ entries
					.filter( ( { id } ) => Object.hasOwn( errors, id ) )
					.map( ( entry ) => ( {
						...entry,
						message: errors[ entry.id ]?.message ?? entry.message,
					} ) ) }
				onFollow={ ( id ) =>
					focusField( document.getElementById( id ) )
				}
			/>
		</div>
	);
};

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

/** How long the errors take to stand at their fields before one of them gets the focus (docs/contract/events.md 5). */
export const FOCUS_ERROR_DELAY_MS = 50;

const NONE: readonly ErrorSummaryEntry[] = [];

export interface ConnectedErrorSummaryProps {
	/** How often the order had been refused when there was nothing to tell yet. */
	seenRefusals: number;
}

const focusField = ( field: HTMLElement | null ) => {
	field?.scrollIntoView?.( { block: 'center' } );
	field?.focus( { preventScroll: true } );
};

/**
 * What has kept the order from being placed, beside the button that was pressed for it. The focus goes to the first
 * field that is wrong, as add-ons and shoppers know it: most often one thing is missing, and who can mend it at once
 * needs no list. Who cannot finds the list where the button is. It is told once; what is mended leaves it.
 */
export const ConnectedErrorSummary = ( {
	seenRefusals,
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
	const seen = useRef( seenRefusals );

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
					// Its field is not made of inputs, as a captcha in a frame.
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

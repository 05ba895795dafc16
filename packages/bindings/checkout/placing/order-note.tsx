import { onFlushTrigger, createTypingBuffer } from '@shopfront/checkout-form';
import {
	CheckboxControl,
	Textarea,
	ValidationInputError,
	validationErrorId,
} from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useFieldError } from '../fields/use-field-error';
import { useShownError } from '../fields/use-form';

/** Also the id of the note's validation error. */
const NOTE = 'order_notes';

/**
 * Renders an order note behind a checkbox. Unchecking removes the note, checking again restores it.
 *
 * Surface: `.wc-block-checkout__add-note`.
 */
export const OrderNoteField = () => {
	const app = useBlockApp();
	const registry = useRegistry();
	const savedNote = useSelect(
		( select ) => select( checkoutStore ).getOrderNotes(),
		[]
	);
	const [ hasNote, setHasNote ] = useState( savedNote !== '' );
	const [ typed, setTyped ] = useState< string | null >( null );
	const removedNote = useRef( '' );
	const message = useShownError( NOTE );
	const { show: showError } = useFieldError( NOTE );
	const errorId = message ? validationErrorId( NOTE ) : undefined;

	const write = useMemo(
		() => ( note: string ) =>
			void registry
				.dispatch( checkoutStore )
				.__internalSetOrderNotes( note ),
		[ registry ]
	);
	const buffer = useMemo(
		() =>
			createTypingBuffer( app.host.clock, ( { [ NOTE ]: note } ) => {
				write( String( note ) );
				setTyped( null );
			} ),
		[ app, write ]
	);
	useEffect( () => {
		const stop = onFlushTrigger( app, buffer.flush );
		return () => {
			stop();
			buffer.flush();
		};
	}, [ app, buffer ] );
	// Another tab or an add-on may set a note later, or an error.
	useEffect( () => {
		if ( savedNote || message ) {
			setHasNote( true );
		}
	}, [ savedNote, message ] );

	return (
		<div className="wc-block-checkout__add-note">
			<CheckboxControl
				id="checkbox-add-note"
				label={ __( 'Add a note to your order', 'woocommerce' ) }
				checked={ hasNote }
				onChange={ ( isTicked ) => {
					showError( '' );
					setHasNote( isTicked );
					buffer.flush();
					if ( isTicked ) {
						write( removedNote.current );
					} else {
						removedNote.current = registry
							.select( checkoutStore )
							.getOrderNotes();
						write( '' );
					}
				} }
			/>
			{ hasNote && (
				<>
					<label htmlFor={ NOTE }>
						{ __( 'Order notes', 'woocommerce' ) }
					</label>
					<Textarea
						id={ NOTE }
						aria-invalid={ message ? true : undefined }
						aria-errormessage={ errorId }
						aria-describedby={ errorId }
						placeholder={ __(
							'Notes about your order, e.g. special notes for delivery.',
							'woocommerce'
						) }
						value={ typed ?? savedNote }
						onChange={ ( text ) => {
							showError( '' );
							setTyped( text );
							buffer.put( NOTE, text );
						} }
						onBlur={ buffer.flush }
					/>
				</>
			) }
			<ValidationInputError errorMessage={ message } elementId={ NOTE } />
		</div>
	);
};

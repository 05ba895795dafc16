import { forwardRef, useImperativeHandle, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, KeyboardEvent } from 'react';
import { Icon } from '../icon/icon';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';
import {
	formatCardNumber,
	formatCode,
	formatExpiry,
	getCardBrand,
	isFieldComplete,
	moveCursor,
	type CardErrors,
	type CardField,
	type CardValue,
} from './card-rules';

const CARD_SHAPE =
	'M4.5 5.75h15a1.75 1.75 0 0 1 1.75 1.75v9a1.75 1.75 0 0 1-1.75 1.75h-15a1.75 1.75 0 0 1-1.75-1.75v-9a1.75 1.75 0 0 1 1.75-1.75zM2.75 9.75h18.5M6 14.75h3';

export interface CardFieldsProps {
	/** Fields have ids that start with it: `{id}-number`, `-expiry`, `-cvc`, `-name`. */
	id: string;
	label: string;
	value: CardValue;
	/** Receives all fields: password managers fill several with one event. */
	onChange: ( value: CardValue ) => void;
	onBlur?: ( field: CardField ) => void;
	errors?: CardErrors;
	hasName?: boolean;
	isDisabled?: boolean;
	/** Milliseconds since 1970, to know whether a date is complete. */
	now: number;
}

export interface CardFieldsHandle {
	focus: () => void;
}

const FIELDS: readonly CardField[] = [ 'number', 'expiry', 'cvc', 'name' ];

const format = (
	field: CardField,
	typed: string,
	number: string,
	isDeleting: boolean
): string => {
	switch ( field ) {
		case 'number':
			return formatCardNumber( typed );
		case 'expiry':
			return formatExpiry( typed, isDeleting );
		case 'cvc':
			return formatCode( typed, number );
		default:
			return typed;
	}
};

const labelOf = ( field: CardField ): string => {
	switch ( field ) {
		case 'number':
			return __( 'Card number', 'shopfront' );
		case 'expiry':
			return __( 'Expiry date (MM/YY)', 'shopfront' );
		case 'cvc':
			return __( 'Security code', 'shopfront' );
		default:
			return __( 'Name on card', 'shopfront' );
	}
};

const AUTOCOMPLETE: Readonly< Record< CardField, string > > = {
	number: 'cc-number',
	expiry: 'cc-exp',
	cvc: 'cc-csc',
	name: 'cc-name',
};

/** Typing and pasting have these input types; autofill has another type or none. */
const isTyped = ( event: Event ): boolean =>
	'inputType' in event &&
	/^insert(?:Text|CompositionText|FromPaste)$/.test(
		String( event.inputType )
	);

/**
 * The fields of a payment card as one group. Typing groups digits by brand and keeps the cursor in place. A complete
 * field passes the focus to the next one, and Backspace in an empty field returns it. Browsers and password managers
 * can fill the fields, even with scripts that set them all and send one event. Digits are left to right in every
 * language.
 *
 * Surface: `.sf-card-fields`, `__label`, `__{field}`, `.sf-card-brand` (`data-brand`).
 */
export const CardFields = forwardRef< CardFieldsHandle, CardFieldsProps >(
	function ForwardedCardFields(
		{
			id,
			label,
			value,
			onChange,
			onBlur,
			errors = {},
			hasName = false,
			isDisabled = false,
			now,
		},
		ref
	) {
		const group = useRef< HTMLDivElement >( null );
		const shown = hasName ? FIELDS : FIELDS.slice( 0, 3 );
		const inputOf = ( field: CardField | undefined ) =>
			field &&
			group.current?.querySelector< HTMLInputElement >(
				`.sf-card-fields__${ field } input`
			);
		useImperativeHandle( ref, () => ( {
			focus: () => inputOf( 'number' )?.focus(),
		} ) );

		/** Reads and formats all fields: the document has the newest values, even if a field sent no event. */
		const readAll = ( deletedIn?: CardField ): CardValue => {
			const next: Record< CardField, string > = { ...value };
			for ( const field of shown ) {
				const input = inputOf( field );
				if ( input ) {
					const { value: typed, selectionEnd } = input;
					const formatted = format(
						field,
						typed,
						next.number,
						field === deletedIn
					);
					if ( formatted !== typed ) {
						input.value = formatted;
						if ( input.ownerDocument.activeElement === input ) {
							const cursor = moveCursor(
								typed,
								selectionEnd ?? typed.length,
								formatted
							);
							input.setSelectionRange( cursor, cursor );
						}
					}
					next[ field ] = formatted;
				}
			}
			return next;
		};
		const onInput = (
			field: CardField,
			{ nativeEvent, currentTarget }: FormEvent< HTMLInputElement >
		) => {
			const isDeleting =
				'inputType' in nativeEvent &&
				String( nativeEvent.inputType ).startsWith( 'delete' );
			const next = readAll( isDeleting ? field : undefined );
			onChange( next );
			const { selectionEnd, ownerDocument } = currentTarget;
			const following = inputOf( shown[ shown.indexOf( field ) + 1 ] );
			if (
				following &&
				isTyped( nativeEvent ) &&
				ownerDocument.activeElement === currentTarget &&
				selectionEnd === currentTarget.value.length &&
				isFieldComplete( field, next, now )
			) {
				following.focus();
			}
		};
		const onKeyDown = (
			field: CardField,
			event: KeyboardEvent< HTMLInputElement >
		) => {
			const { key, currentTarget: input } = event;
			const { selectionStart: start, selectionEnd: end } = input;
			if ( start === null || start !== end || field === 'name' ) {
				return;
			}
			if ( key === 'Backspace' && input.value === '' ) {
				const previous = inputOf( shown[ shown.indexOf( field ) - 1 ] );
				if ( previous ) {
					event.preventDefault();
					previous.focus();
					previous.setSelectionRange(
						previous.value.length,
						previous.value.length
					);
				}
			} else if (
				key === 'Backspace' &&
				/[ /]/.test( input.value[ start - 1 ] ?? '' )
			) {
				// Deletes the digit before the separator; otherwise the separator would come back.
				input.setSelectionRange( start - 1, start - 1 );
			} else if (
				key === 'Delete' &&
				/[ /]/.test( input.value[ start ] ?? '' )
			) {
				input.setSelectionRange( start + 1, start + 1 );
			}
		};

		const brand = getCardBrand( value.number );
		const renderField = ( field: CardField ) => {
			const fieldId = `${ id }-${ field }`;
			const message = errors[ field ] ?? '';
			return (
				<TextInput
					key={ field }
					id={ fieldId }
					name={ fieldId }
					className={ `sf-card-fields__${ field }` }
					label={ labelOf( field ) }
					required
					disabled={ isDisabled }
					value={ value[ field ] }
					autoComplete={ AUTOCOMPLETE[ field ] }
					autoCapitalize={ field === 'name' ? 'words' : 'off' }
					autoCorrect="off"
					spellCheck={ false }
					inputMode={ field === 'name' ? undefined : 'numeric' }
					enterKeyHint={ field === shown.at( -1 ) ? 'done' : 'next' }
					hasError={ message !== '' }
					aria-errormessage={
						message ? validationErrorId( fieldId ) : undefined
					}
					aria-describedby={
						message ? validationErrorId( fieldId ) : undefined
					}
					icon={
						field === 'number' ? (
							<span
								className="sf-card-brand"
								data-brand={ brand?.id }
							>
								{ brand ? (
									brand.name
								) : (
									<Icon shape={ CARD_SHAPE } />
								) }
							</span>
						) : undefined
					}
					feedback={
						<ValidationInputError
							errorMessage={ message }
							elementId={ fieldId }
						/>
					}
					// Input events report all fields. This only tells React that the input is controlled.
					onChange={ () => undefined }
					onInput={ ( event ) => onInput( field, event ) }
					onKeyDown={ ( event ) => onKeyDown( field, event ) }
					onBlur={ () => {
						// Some password managers fill fields without an event.
						const next = readAll();
						if (
							shown.some(
								( key ) => next[ key ] !== value[ key ]
							)
						) {
							onChange( next );
						}
						onBlur?.( field );
					} }
				/>
			);
		};
		return (
			// Not a fieldset: the error summary names errors after the fieldset of their step.
			<div
				ref={ group }
				className="sf-card-fields"
				role="group"
				aria-labelledby={ `${ id }-label` }
			>
				<p id={ `${ id }-label` } className="sf-card-fields__label">
					{ label }
				</p>
				{ shown.map( renderField ) }
			</div>
		);
	}
);

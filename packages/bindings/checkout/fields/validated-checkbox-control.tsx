import {
	CheckboxControl,
	ValidationInputError,
	validationErrorId,
	type CheckboxControlProps,
} from '@shopfront/components';
import {
	forwardRef,
	useId,
	useImperativeHandle,
	useRef,
} from '@wordpress/element';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import { useFieldValidation } from './use-field-validation';
import {
	getValidityMessage,
	type ValidatedTextInputProps,
} from './validated-text-input';

/** See docs/contract/globals.md 5. */
export interface ValidatedCheckboxControlHandle {
	focus: () => void;
	revalidate: () => void;
}

export interface ValidatedCheckboxControlProps
	extends
		Omit< CheckboxControlProps, 'id' | 'hasError' | 'feedback' >,
		Pick<
			ValidatedTextInputProps,
			| 'errorId'
			| 'showError'
			| 'errorMessage'
			| 'customValidation'
			| 'customValidityMessage'
			| 'validateOnMount'
		> {
	id?: string;
}

/**
 * For blocks of add-ons.
 *
 * Surface: `.wc-block-components-validated-checkbox-control`.
 */
export const ValidatedCheckboxControl = forwardRef<
	ValidatedCheckboxControlHandle,
	ValidatedCheckboxControlProps
>( function ForwardedValidatedCheckboxControl(
	{
		className,
		id,
		errorId,
		showError = true,
		errorMessage = '',
		customValidation,
		customValidityMessage,
		validateOnMount = true,
		label,
		checked = false,
		onChange,
		onBlur,
		'aria-describedby': describedBy,
		...rest
	},
	ref
) {
	const app = useBlockApp();
	const ownId = `checkbox-control-${ useId().replaceAll( ':', '' ) }`;
	const elementId = id ?? ownId;
	const key = errorId || elementId;
	const input = useRef< HTMLInputElement >( null );
	const problem = (): string => {
		const box = input.current;
		if ( ! box ) {
			return '';
		}
		box.setCustomValidity( '' );
		const isValid =
			box.checkValidity() && ( customValidation?.( box ) ?? true );
		return isValid
			? ''
			: getValidityMessage(
					typeof label === 'string' ? label : '',
					box,
					app.settings.locale.userLocale,
					customValidityMessage
				) || errorMessage;
	};
	const {
		message: shown,
		revalidate,
		hideError,
	} = useFieldValidation( key, problem, checked, validateOnMount );
	const message = shown && ( errorMessage || shown );

	useImperativeHandle(
		ref,
		() => ( {
			focus: () => input.current?.focus(),
			revalidate,
		} ),
		[ revalidate ]
	);
	const messageId = message ? validationErrorId( key ) : undefined;
	return (
		<CheckboxControl
			{ ...rest }
			ref={ input }
			id={ elementId }
			className={ clsx(
				'wc-block-components-validated-checkbox-control',
				className
			) }
			label={ label }
			checked={ checked }
			hasError={ message !== '' }
			aria-errormessage={ messageId }
			aria-describedby={ clsx( messageId, describedBy ) || undefined }
			feedback={
				showError && (
					<ValidationInputError
						errorMessage={ message }
						elementId={ key }
					/>
				)
			}
			onChange={ ( isTicked ) => {
				hideError();
				onChange( isTicked );
			} }
			onBlur={ () => {
				revalidate();
				onBlur?.();
			} }
		/>
	);
} );

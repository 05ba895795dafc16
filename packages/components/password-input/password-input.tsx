import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { TextInput, type TextInputProps } from '../text-input/text-input';

/** Crossed out while the password is visible. */
const EYE =
	'M2.75 12C5 7.75 8.25 5.75 12 5.75s7 2 9.25 6.25c-2.25 4.25-5.5 6.25-9.25 6.25S5 16.25 2.75 12zM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z';
const CROSSED_EYE = `${ EYE }M4.5 4.5l15 15`;

export type PasswordInputProps = Omit<
	TextInputProps,
	'type' | 'icon' | 'autoCapitalize'
>;

/**
 * A password field with a button that shows its text.
 *
 * Surface: as {@link TextInput}; `.sf-password-input__toggle`.
 */
export const PasswordInput = ( props: PasswordInputProps ) => {
	const [ isShown, setIsShown ] = useState( false );
	return (
		<TextInput
			spellCheck={ false }
			{ ...props }
			type={ isShown ? 'text' : 'password' }
			autoCapitalize="none"
			icon={
				<button
					type="button"
					className="sf-password-input__toggle"
					disabled={ props.disabled }
					aria-controls={ props.id }
					aria-label={
						isShown
							? __( 'Hide password', 'shopfront' )
							: __( 'Show password', 'shopfront' )
					}
					// The focus stays in the field, and a phone's keyboard stays open.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => setIsShown( ! isShown ) }
				>
					<Icon shape={ isShown ? CROSSED_EYE : EYE } />
				</button>
			}
		/>
	);
};

import { TextInput, type TextInputProps } from '@shopfront/components';
import { forwardRef } from '@wordpress/element';
import { useElementId } from './use-element-id';

/** Add-ons use these names for two ARIA attributes of a field. */
export interface AddOnAria {
	ariaLabel?: string;
	ariaDescribedBy?: string;
}

/** `ariaLabel` takes precedence over the default name of a field without a label. */
export const toAriaProps = ( {
	ariaLabel,
	ariaDescribedBy,
	screenReaderLabel = ariaLabel,
	'aria-describedby': describedBy = ariaDescribedBy,
}: AddOnAria &
	Pick< TextInputProps, 'screenReaderLabel' | 'aria-describedby' > ) => ( {
	screenReaderLabel,
	'aria-describedby': describedBy,
} );

export interface AddOnTextInputProps
	extends Omit< TextInputProps, 'id' >, AddOnAria {
	id?: string;
}

/** The add-on validates the input. */
export const AddOnTextInput = forwardRef<
	HTMLInputElement,
	AddOnTextInputProps
>( function ForwardedAddOnTextInput(
	{ id: givenId, ariaLabel, ariaDescribedBy, ...rest },
	ref
) {
	const id = useElementId( givenId, 'textinput' );
	return (
		<TextInput
			{ ...rest }
			{ ...toAriaProps( { ariaLabel, ariaDescribedBy, ...rest } ) }
			ref={ ref }
			id={ id }
		/>
	);
} );

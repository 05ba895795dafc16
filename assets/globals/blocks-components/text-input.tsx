import { TextInput, type TextInputProps } from '@shopfront/components';
import { forwardRef } from '@wordpress/element';
import { useElementId } from './use-element-id';

/** How add-ons write two of a field's attributes. */
export interface AddOnAria {
	ariaLabel?: string;
	ariaDescribedBy?: string;
}

/** The same in our words. What is said instead of the label comes before what a field without one is called. */
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

/** A field for one line of text, whose owner knows what is wrong with it. */
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

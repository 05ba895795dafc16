import {
	CheckboxControl,
	RichText,
	ValidationInputError,
	validationErrorId,
} from '@shopfront/components';
import { useId } from '@wordpress/element';
import { useTerms } from './use-terms';

export interface TermsFieldProps {
	/** Rich HTML: the text with its links. */
	text: string;
	hasCheckbox: boolean;
	isDisabled?: boolean;
}

const AcceptedTerms = ( {
	text,
	isDisabled,
}: Pick< TermsFieldProps, 'text' | 'isDisabled' > ) => {
	// A page may contain several of these blocks.
	const errorId = `terms-and-conditions-${ useId().replaceAll( ':', '' ) }`;
	const { isTicked, message, onChange, onBlur } = useTerms( errorId );
	const messageId = message ? validationErrorId( errorId ) : undefined;
	return (
		<CheckboxControl
			id="terms-and-conditions"
			label={ <RichText html={ text } /> }
			checked={ isTicked }
			required
			disabled={ isDisabled }
			hasError={ message !== '' }
			aria-errormessage={ messageId }
			aria-describedby={ messageId }
			feedback={
				<ValidationInputError
					errorMessage={ message }
					elementId={ errorId }
				/>
			}
			onChange={ onChange }
			onBlur={ onBlur }
		/>
	);
};

/** The shopper accepts the terms with a checkbox, or by placing the order. */
export const TermsField = ( {
	text,
	hasCheckbox,
	isDisabled = false,
}: TermsFieldProps ) =>
	hasCheckbox ? (
		<AcceptedTerms text={ text } isDisabled={ isDisabled } />
	) : (
		<RichText
			className="wc-block-components-checkbox__label"
			html={ text }
		/>
	);

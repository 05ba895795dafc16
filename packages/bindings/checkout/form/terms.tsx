import {
	CheckboxControl,
	RichText,
	ValidationInputError,
	validationErrorId,
} from '@shopfront/components';
import { useId } from '@wordpress/element';
import { useTerms } from './use-terms';

export interface TermsFieldProps {
	/** HTML of the rich kind: the words, with their links. */
	text: string;
	/** Whether they have to be accepted by a tick. */
	hasCheckbox: boolean;
	isDisabled?: boolean;
}

const AcceptedTerms = ( {
	text,
	isDisabled,
}: Pick< TermsFieldProps, 'text' | 'isDisabled' > ) => {
	// More than one such block may stand on a page.
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

/** What the shopper agrees to, by a tick or by placing the order. */
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

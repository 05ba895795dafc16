import {
	CheckboxControl,
	ValidationInputError,
	validationErrorId,
	type CheckboxControlProps,
} from '@shopfront/components';
import { useElementId } from './use-element-id';

export interface AddOnCheckboxProps extends Omit<
	CheckboxControlProps,
	'id' | 'feedback'
> {
	id?: string;
	/** What the id of the error's text is made from; the id unless said. */
	errorId?: string;
	/** What is wrong, shown while `hasError`. */
	errorMessage?: string;
}

/** A box to tick, whose owner knows what is wrong with it. */
export const AddOnCheckbox = ( {
	id: givenId,
	errorId,
	errorMessage = '',
	hasError = false,
	...rest
}: AddOnCheckboxProps ) => {
	const id = useElementId( givenId, 'checkbox-control' );
	const errorKey = errorId || id;
	const shown = hasError ? errorMessage : '';
	const messageId = shown ? validationErrorId( errorKey ) : undefined;
	return (
		<CheckboxControl
			aria-describedby={ messageId }
			aria-errormessage={ messageId }
			{ ...rest }
			id={ id }
			hasError={ hasError }
			feedback={
				<ValidationInputError
					errorMessage={ shown }
					elementId={ errorKey }
				/>
			}
		/>
	);
};

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
	/** The error message's id derives from it. Defaults to the id. */
	errorId?: string;
	/** Shown while `hasError`. */
	errorMessage?: string;
}

/** The add-on validates the checkbox. */
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

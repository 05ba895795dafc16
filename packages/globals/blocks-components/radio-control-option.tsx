import {
	RadioControlOption,
	type RadioControlOptionProps,
} from '@shopfront/components';

export interface AddOnRadioOptionProps extends Omit<
	RadioControlOptionProps,
	'controlId' | 'isChecked'
> {
	/** All options of the control share it: `radio-control-{id}`. */
	name: string;
	checked?: boolean;
}

const NAME_PREFIX = /^radio-control-/;

export const AddOnRadioOption = ( {
	name,
	checked = false,
	...rest
}: AddOnRadioOptionProps ) => (
	<RadioControlOption
		{ ...rest }
		// Our component adds the prefix itself.
		controlId={ name.replace( NAME_PREFIX, '' ) }
		isChecked={ checked }
	/>
);

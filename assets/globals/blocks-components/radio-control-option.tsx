import {
	RadioControlOption,
	type RadioControlOptionProps,
} from '@shopfront/components';

export interface AddOnRadioOptionProps extends Omit<
	RadioControlOptionProps,
	'controlId' | 'isChecked'
> {
	/** Of all options of the control: `radio-control-{id}`. */
	name: string;
	checked?: boolean;
}

const NAME_PREFIX = /^radio-control-/;

/** One option of an add-on's own list of options. */
export const AddOnRadioOption = ( {
	name,
	checked = false,
	...rest
}: AddOnRadioOptionProps ) => (
	<RadioControlOption
		{ ...rest }
		// Ours puts it before the names of all controls.
		controlId={ name.replace( NAME_PREFIX, '' ) }
		isChecked={ checked }
	/>
);

import './style.scss';
import { InputErrorAlert, type BlockApp } from '@shopfront/bindings';
import {
	Button,
	CheckboxList,
	Chip,
	FormStep,
	Label,
	RadioControl,
	RadioControlAccordion,
	RadioControlOptionLayout,
	SortSelect,
	Spinner,
	Textarea,
	Title,
	TotalsWrapper,
} from '@shopfront/components';
import { createCardFields } from './card-fields';
import { AddOnCheckbox } from './checkbox-control';
import { AddOnAmount } from './monetary-amount';
import { AddOnPanel } from './panel';
import { AddOnRadioOption } from './radio-control-option';
import { AddOnRemovableChip } from './removable-chip';
import { AddOnNotice } from './store-notice';
import { NoticesContainer } from './store-notices-container';
import { AddOnTextInput } from './text-input';
import {
	AddOnSubtotal,
	AddOnTotalsFees,
	AddOnTotalsItem,
	AddOnTotalsTaxes,
} from './totals';
import { createValidatedControls } from './validated-controls';
import { withApp } from './with-app';

/**
 * Creates `wc.blocksComponents`: our components, adapted where the contract's props differ. Source:
 * docs/contract/globals.md 5.
 */
export const createBlocksComponents = ( app: BlockApp ) => ( {
	Button,
	CardFields: createCardFields( app ),
	CheckboxControl: AddOnCheckbox,
	CheckboxList,
	Chip,
	FormStep,
	FormattedMonetaryAmount: withApp( app, AddOnAmount ),
	Label,
	Panel: AddOnPanel,
	RadioControl,
	RadioControlAccordion,
	RadioControlOption: AddOnRadioOption,
	RadioControlOptionLayout,
	RemovableChip: AddOnRemovableChip,
	SortSelect,
	Spinner,
	StoreNotice: AddOnNotice,
	StoreNoticesContainer: withApp( app, NoticesContainer ),
	Subtotal: withApp( app, AddOnSubtotal ),
	TextInput: AddOnTextInput,
	Textarea,
	Title,
	TotalsFees: withApp( app, AddOnTotalsFees ),
	TotalsItem: withApp( app, AddOnTotalsItem ),
	TotalsTaxes: withApp( app, AddOnTotalsTaxes ),
	TotalsWrapper,
	...createValidatedControls( app ),
	ValidationInputError: withApp( app, InputErrorAlert ),
} );

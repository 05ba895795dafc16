import {
	coerceAttributes,
	TermsField,
	useBlockApp,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import clsx from 'clsx';
import { getTermsText } from '../terms-text';

/** The terms, accepted by a checkbox if the page has one, else by placing the order. */
export const Terms = ( { className, children, ...attributes }: BlockProps ) => {
	const { storePages } = useBlockApp().settings;
	const isDisabled = useIsFormDisabled();
	const { checkbox, text, showSeparator } = coerceAttributes(
		{
			checkbox: { type: 'boolean', default: false },
			text: { type: 'string', default: '' },
			showSeparator: { type: 'boolean', default: true },
		},
		attributes
	);
	return (
		<div
			className={ clsx( 'wc-block-checkout__terms', className, {
				'wc-block-checkout__terms--disabled': isDisabled,
				'wc-block-checkout__terms--with-separator': showSeparator,
			} ) }
		>
			<TermsField
				text={ text || getTermsText( checkbox, storePages ) }
				hasCheckbox={ checkbox }
				isDisabled={ isDisabled }
			/>
			{ children }
		</div>
	);
};

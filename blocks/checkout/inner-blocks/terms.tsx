import {
	coerceAttributes,
	TermsField,
	useBlockApp,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import clsx from 'clsx';
import { openPageInDialog } from '../open-page';
import { getTermsText } from '../terms-text';

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
		// The shopper uses only the links inside.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Keys on links are clicks.
		<div
			onClick={ ( { nativeEvent } ) => openPageInDialog( nativeEvent ) }
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

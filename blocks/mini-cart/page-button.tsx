import { useBlockApp } from '@shopfront/bindings';
import { Button } from '@shopfront/components';
import { getStorePageUrl, type StorePageName } from '@shopfront/settings';
import type { ReactNode } from 'react';

export interface PageButtonProps {
	className: string;
	/** The page that the button leads to. Without such a page, there is no button. */
	page: StorePageName;
	/** Whether the shop's theme shows the button as an outline. */
	isOutlined?: boolean;
	children: ReactNode;
}

/** A link to a page of the shop that looks like a button. */
export const PageButton = ( {
	className,
	page,
	isOutlined = false,
	children,
}: PageButtonProps ) => {
	const { settings } = useBlockApp();
	const href = getStorePageUrl( settings, page );
	return href === '' ? null : (
		<Button
			className={ className }
			href={ href }
			variant={ isOutlined ? 'outlined' : 'contained' }
		>
			{ children }
		</Button>
	);
};

import { useBlockApp, useLeave } from '@shopfront/bindings';
import { Button } from '@shopfront/components';
import { getStorePageUrl, type StorePageName } from '@shopfront/settings';
import type { ReactNode } from 'react';

export interface PageButtonProps {
	className: string;
	/** The page that the button leads to. Without such a page, there is no button. */
	page: StorePageName;
	children: ReactNode;
}

/** A link to a page of the shop that looks like a button. Pending changes are sent before the page unloads. */
export const PageButton = ( {
	className,
	page,
	children,
}: PageButtonProps ) => {
	const { settings } = useBlockApp();
	const href = getStorePageUrl( settings, page );
	const { isLeaving, onClick } = useLeave( href );
	return href === '' ? null : (
		<Button
			className={ className }
			href={ href }
			isBusy={ isLeaving }
			onClick={ onClick }
		>
			{ children }
		</Button>
	);
};

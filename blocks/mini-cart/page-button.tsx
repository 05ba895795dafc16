import { useBlockApp, useLeave } from '@shopfront/bindings';
import { Button } from '@shopfront/components';
import { getStorePageUrl, type StorePageName } from '@shopfront/settings';
import type { ReactNode } from 'react';

export interface PageButtonProps {
	className: string;
	/** Without such a page, there is no button. */
	page: StorePageName;
	children: ReactNode;
}

/** A link that looks like a button. Sends pending changes before the page unloads. */
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

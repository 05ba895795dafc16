import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useSelect } from '@wordpress/data';
import { useBlockApp } from '../../app/block-app';

/** See docs/contract/blocks.md 6. */
export interface Account {
	isGuest: boolean;
	/** Whether, as far as we know, the order is placed without an account. */
	staysGuest: boolean;
	canChoose: boolean;
	wantsAccount: boolean;
	needsPassword: boolean;
	setWantsAccount: ( wantsAccount: boolean ) => void;
}

export const useAccount = (): Account => {
	const { checkoutAllowsGuest, checkoutAllowsSignup, generatePassword } =
		useBlockApp().settings;
	const { __internalSetShouldCreateAccount } = useDispatch( checkoutStore );
	const isGuest = useSelect(
		( select ) => select( checkoutStore ).getCustomerId() === 0,
		[]
	);
	const wantsAccount = useSelect(
		( select ) => select( checkoutStore ).getShouldCreateAccount(),
		[]
	);
	return {
		isGuest,
		staysGuest: isGuest && checkoutAllowsGuest && ! wantsAccount,
		canChoose: isGuest && checkoutAllowsGuest && checkoutAllowsSignup,
		wantsAccount,
		needsPassword:
			isGuest &&
			! generatePassword &&
			( wantsAccount || ! checkoutAllowsGuest ),
		setWantsAccount: ( shouldCreate ) =>
			void __internalSetShouldCreateAccount( shouldCreate ),
	};
};

/** Stand-in for wc-settings (docs/contract/globals.md 3). Like the real one, it depends on wc-types. */
( function () {
	const { isObject } = window.wc.wcTypes;
	const settings = isObject( window.wcSettings ) ? window.wcSettings : {};
	const getPaymentMethodData = ( id, fallback = null ) =>
		( settings.paymentMethodData || {} )[ id ] ?? fallback;
	const getSetting = (
		name,
		fallback = false,
		filter = ( value, other ) => ( value !== undefined ? value : other )
	) => {
		let value = fallback;
		if ( name in settings ) {
			value = settings[ name ];
		} else if ( name.includes( '_data' ) ) {
			value = getPaymentMethodData(
				name.replace( '_data', '' ),
				fallback
			);
		}
		return filter( value, fallback );
	};
	window.wc.wcSettings = {
		allSettings: settings,
		ADMIN_URL: settings.adminUrl,
		COUNTRIES: settings.countries,
		CURRENCY: settings.currency,
		CURRENT_USER_IS_ADMIN: settings.currentUserIsAdmin,
		HOME_URL: settings.homeUrl,
		LOCALE: settings.locale,
		ORDER_STATUSES: settings.orderStatuses,
		PLACEHOLDER_IMG_SRC: settings.placeholderImgSrc,
		SITE_TITLE: settings.siteTitle,
		STORE_PAGES: settings.storePages,
		WC_ASSET_URL: settings.wcAssetUrl,
		WC_VERSION: settings.wcVersion,
		WP_LOGIN_URL: settings.wpLoginUrl,
		WP_VERSION: settings.wpVersion,
		defaultFields: settings.defaultFields,
		getAdminLink: ( path ) => settings.adminUrl + path,
		getPaymentMethodData,
		getSetting,
		getSettingWithCoercion: ( name, fallback, guard ) =>
			guard( settings[ name ], fallback ) ? settings[ name ] : fallback,
	};
} )();

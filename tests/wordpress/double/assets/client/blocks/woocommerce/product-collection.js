window.loadedByWooCommerce = true;

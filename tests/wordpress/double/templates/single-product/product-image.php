<?php // The class by which scripts find the gallery: woocommerce-product-gallery.
